/** Discord's Markdown as elements. Text is never parsed as HTML. */

import { el } from "./elements.js";
import { full, mark } from "./times.js";

const INLINE = [
  ["escape", /\\([^\sA-Za-z0-9])/y],
  ["code", /(`{1,2})([^`]|[^`].*?[^`])\1(?!`)/y],
  ["person", /<@!?(\d+)>/y],
  ["role", /<@&(\d+)>/y],
  ["channel", /<#(\d+)>/y],
  ["command", /<\/([^:>\n]+):\d+>/y],
  ["time", /<t:(-?\d+)(?::([tTdDfFR]))?>/y],
  ["emoji", /<a?:(\w+):\d+>/y],
  ["link", /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y],
  ["message", /<?https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?>?/y],
  ["address", /<?(https?:\/\/[^\s<>)]+[^\s<>).,:;"'!?\]])>?/y],
  ["strong", /\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/y],
  ["underline", /__(?=\S)([\s\S]+?)__(?!_)/y],
  ["strike", /~~(?=\S)([\s\S]+?)~~/y],
  ["spoiler", /\|\|([\s\S]+?)\|\|/y],
  ["em", /\*(?=\S)([^*]+?)\*(?!\*)/y],
  ["em", /_(?=\S)([^_]+?)_(?![_A-Za-z0-9])/y],
];

/**
 * A text as elements. `names.person(id)`, `names.role(id)` and `names.channel(id)` return names, `names.run(name)`
 * starts a mentioned command, and `names.jump(channel, message)` goes to a linked message.
 */
export function markdown(text, names) {
  const root = el("div.markdown");
  const parts = text.split(/```(?:[\w+-]*\n)?([\s\S]*?)```\n?/);
  parts.forEach((part, index) => {
    if (index % 2) root.append(el("pre", {}, el("code", {}, part.replace(/\n$/, ""))));
    else if (part) blocks(part, root, names);
  });
  return root;
}

/** A text without blocks, for labels and names. */
export function inline(text, names) {
  const parts = [];
  let plain = "";
  const flush = () => {
    if (plain) parts.push(plain);
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    const found = match(text, at);
    if (!found) {
      plain += text[at++];
      continue;
    }
    const [kind, groups] = found;
    if (kind === "escape") plain += groups[1];
    else {
      flush();
      parts.push(span(kind, groups, names));
    }
    at += groups[0].length;
  }
  flush();
  return parts;
}

function match(text, at) {
  for (const [kind, pattern] of INLINE) {
    if (kind === "em" && text[at] === "_" && /\w/.test(text[at - 1] ?? "")) continue;
    pattern.lastIndex = at;
    const groups = pattern.exec(text);
    if (groups) return [kind, groups];
  }
  return null;
}

function span(kind, groups, names) {
  switch (kind) {
    case "code": return el("code", {}, groups[2]);
    case "person": return el("span.mention", {}, `@${names.person(groups[1])}`);
    case "role": return el("span.mention", {}, `@${names.role(groups[1])}`);
    case "channel": return jump(groups, names);
    case "command": return el("button.mention", { type: "button", onclick: () => names.run(groups[1]) }, `/${groups[1]}`);
    case "message": return jump(groups, names);
    case "time": {
      const date = new Date(Number(groups[1]) * 1000);
      return el("time.mark", { datetime: date.toISOString(), title: full(date) }, mark(date, groups[2]));
    }
    case "emoji": return `:${groups[1]}:`;
    case "link": return link(groups[2], inline(groups[1], names));
    case "address": return link(groups[1], groups[1]);
    case "strong": return el("strong", {}, ...inline(groups[1], names));
    case "underline": return el("u", {}, ...inline(groups[1], names));
    case "strike": return el("s", {}, ...inline(groups[1], names));
    case "spoiler": return spoiler(inline(groups[1], names));
    default: return el("em", {}, ...inline(groups[1], names));
  }
}

/** The channel and the message that an address leads to; null if it leads elsewhere. */
export function linkedPlace(address) {
  const found = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(address ?? "");
  return found && { channel: found[1], message: found[2] };
}

function jump([, channel, message], names) {
  const words = `#${names.channel(channel)}${message ? " › message" : ""}`;
  return el("button.mention", { type: "button", onclick: () => names.jump(channel, message) }, words);
}

function link(address, content) {
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, content);
}

function spoiler(content) {
  const cover = el("span.spoiler", { role: "button", tabindex: "0", "aria-label": "Spoiler" }, ...content);
  const show = () => {
    cover.classList.add("shown");
    cover.removeAttribute("aria-label");
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", (event) => event.key === "Enter" && show());
  return cover;
}

function blocks(text, root, names) {
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) root.append(el("p", {}, ...inline(paragraph.join("\n").trimEnd(), names)));
    paragraph = [];
  };
  const starts = { quote: /^> (.*)$/, item: /^( *)(?:[-*]|\d+\.) (.*)$/ };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    if (heading) {
      flush();
      root.append(el(`h${heading[1].length + 2}`, {}, ...inline(heading[2], names)));
    } else if (small) {
      flush();
      root.append(el("p.small", {}, ...inline(small[1], names)));
    } else if (line.startsWith(">>> ")) {
      flush();
      const quote = el("blockquote");
      blocks([line.slice(4), ...lines.slice(at + 1)].join("\n"), quote, names);
      root.append(quote);
      return;
    } else if (starts.quote.test(line) || line === ">") {
      flush();
      const block = run(lines, at, (each) => starts.quote.test(each) || each === ">");
      const quote = el("blockquote");
      blocks(block.map((each) => each.slice(2)).join("\n"), quote, names);
      root.append(quote);
      at += block.length - 1;
    } else if (starts.item.test(line)) {
      flush();
      const block = run(lines, at, (each) => starts.item.test(each));
      root.append(list(block.map((each) => starts.item.exec(each)), /^ *\d/.test(line), names));
      at += block.length - 1;
    } else if (!line.trim()) {
      if (paragraph.length) paragraph.push("");
    } else paragraph.push(line);
  }
  flush();
}

function run(lines, from, holds) {
  const end = lines.findIndex((line, index) => index >= from && !holds(line));
  return lines.slice(from, end < 0 ? lines.length : end);
}

function list(items, numbered, names) {
  const root = el(numbered ? "ol" : "ul");
  for (const [, indent, text] of items) {
    root.append(el(indent.length > 1 ? "li.deep" : "li", {}, ...inline(text, names)));
  }
  return root;
}
