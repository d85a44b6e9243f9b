/** Pictures and files in messages, and the enlarged picture. */

import { openDialog } from "./dialog.js";
import { el, icon } from "./elements.js";

/** The address of a picture or file, on the host by which this page was opened. */
export function addressOf(media, attachments = []) {
  const url = media?.url ?? "";
  if (url.startsWith("attachment://")) {
    const found = attachments.find((each) => each.filename === url.slice("attachment://".length));
    return found ? addressOf(found) : "";
  }
  const parsed = new URL(url, location.href);
  return parsed.pathname.startsWith("/cdn/") ? parsed.pathname + parsed.search : parsed.href;
}

/** A picture in a message. It reserves its space while it loads, and is enlarged by a click. */
export function picture(media, { attachments = [], description = "", spoiler = false } = {}) {
  const source = addressOf(media, attachments);
  const known = attachments.find((each) => each.filename && source.includes(each.filename)) ?? {};
  const width = media.width ?? known.width;
  const height = media.height ?? known.height;
  const alt = description || media.description || known.description || "";
  const image = el("img", { src: source, alt, width, height, decoding: "async", draggable: "false" });
  if (width && height) image.style.aspectRatio = `${width} / ${height}`;
  image.addEventListener("error", () => image.classList.add("broken"));
  const press = el("button.enlarge", { type: "button", "aria-label": "Enlarge the picture" });
  const root = el("div.picture", {}, image, press, alt ? el("span.alt-mark", { "aria-hidden": "true" }, "ALT") : null);
  if (spoiler) root.classList.add("covered");
  press.addEventListener("click", () => {
    if (root.classList.contains("covered")) root.classList.remove("covered");
    else enlarge(source, alt);
  });
  return root;
}

/** An attachment as a picture or a download. */
export function attachment(file) {
  if ((file.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(file.filename)) {
    return picture(file, { description: file.description });
  }
  return fileCard(file);
}

/** A download with its name and size. */
export function fileCard(file, attachments = []) {
  const source = addressOf(file, attachments);
  const known = attachments.find((each) => source.includes(each.filename)) ?? file;
  const name = known.filename ?? source.split("/").at(-1);
  return el("a.file", { href: source, download: name },
    icon("file"), el("span.file-name", {}, name), known.size ? el("span.file-size", {}, size(known.size)) : null);
}

/** Enlarge a picture; a click on it switches between fitting the window and full size. */
export function enlarge(source, alt) {
  const image = el("img", { src: source, alt });
  const stage = el("button.stage", { type: "button", "aria-label": "Switch between whole picture and full size" }, image);
  const caption = alt
    ? el("details.caption", {}, el("summary", {}, "Description"), el("p", {}, alt))
    : null;
  const dialog = openDialog({ label: alt || "Picture", name: "lightbox", content: [stage, caption] });
  stage.addEventListener("click", () => dialog.classList.toggle("full"));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}

/** Show the old pictures until new ones have loaded, to keep edited messages from flickering. */
export function keepOldPictures(before, after) {
  const old = [...before.querySelectorAll("img")];
  [...after.querySelectorAll("img")].forEach((image, index) => {
    const source = old[index];
    if (!source) return;
    if (sameFile(source.src, image.src)) {
      image.replaceWith(source);
      source.alt = image.alt;
      return;
    }
    image.style.backgroundImage = `url("${source.src}")`;
    image.addEventListener("load", () => { image.style.backgroundImage = ""; }, { once: true });
  });
}

/** Whether two links are of the same file: they differ only in their expiry. */
function sameFile(one, other) {
  return new URL(one).pathname === new URL(other).pathname;
}

function size(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1048576) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1048576).toFixed(1)} MB`;
}
