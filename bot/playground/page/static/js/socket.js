/** The window's line to the playground: questions with answers, events, and coming back after a lost line. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

/** What the playground refused to do, in a sentence. */
export class Refused extends Error {}

/**
 * A WebSocket that stays. Dispatches `hello`, `world`, `message`, `lost`, `unknown` (no such person any more);
 * each carries its data as `detail`.
 */
export class Line extends EventTarget {
  #person;
  #socket = null;
  #waiting = new Map();
  #number = 0;
  #wait = FIRST_WAIT;
  #timer = 0;
  #ended = false;

  constructor(person) {
    super();
    this.#person = person;
    this.#connect();
  }

  /** Ask the playground to do something as this window's person. Throws `Refused`. */
  ask(what, values = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("The line is down. Try again."));
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, do: what, ...values }));
    });
  }

  /** Hang up for good. */
  end() {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect() {
    const address = new URL("client/socket", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.search = new URLSearchParams({ person: this.#person });
    address.hash = "";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (event) => this.#read(JSON.parse(event.data));
    socket.onclose = (event) => this.#lost(event.code);
  }

  #read(packet) {
    if (packet.event) {
      if (packet.event === "hello") this.#wait = FIRST_WAIT;
      this.dispatchEvent(new CustomEvent(packet.event, { detail: packet.data }));
      return;
    }
    const waiting = this.#waiting.get(packet.id);
    this.#waiting.delete(packet.id);
    if (packet.refused) waiting?.reject(new Refused(packet.refused));
    else waiting?.resolve(packet.answer);
  }

  #lost(code) {
    for (const { reject } of this.#waiting.values()) reject(new Refused("The line was lost."));
    this.#waiting.clear();
    if (this.#ended) return;
    if (code === 4004) {
      this.dispatchEvent(new CustomEvent("unknown"));
      return;
    }
    this.dispatchEvent(new CustomEvent("lost"));
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT);
  }
}
