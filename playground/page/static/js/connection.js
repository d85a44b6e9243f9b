/** The window's connection to the playground: requests, events, and reconnecting. */

const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 5000;
const UNKNOWN_PERSON = 4004;

/** The playground refused a request; the message says why. */
export class Refused extends Error {}

/**
 * A WebSocket that reconnects. Dispatches `hello`, `world`, `message`, `lost` and `unknown` (the person no longer
 * exists), each with its data as `detail`.
 */
export class Connection extends EventTarget {
  #person;
  #socket = null;
  #pending = new Map();
  #number = 0;
  #retryMs = FIRST_RETRY_MS;
  #timer = 0;
  #ended = false;

  constructor(person) {
    super();
    this.#person = person;
    this.#connect();
  }

  /** Ask the playground to do something as this window's person. Rejects with `Refused`. */
  request(what, values = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("Not connected. Try again."));
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, do: what, ...values }));
    });
  }

  /** Close the connection for good. */
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
    socket.onmessage = (event) => this.#onPacket(JSON.parse(event.data));
    socket.onclose = (event) => this.#onClose(event.code);
  }

  #onPacket(packet) {
    if (packet.event) {
      if (packet.event === "hello") this.#retryMs = FIRST_RETRY_MS;
      this.dispatchEvent(new CustomEvent(packet.event, { detail: packet.data }));
      return;
    }
    const pending = this.#pending.get(packet.id);
    this.#pending.delete(packet.id);
    if (packet.refused) pending?.reject(new Refused(packet.refused));
    else pending?.resolve(packet.answer);
  }

  #onClose(code) {
    for (const { reject } of this.#pending.values()) reject(new Refused("The connection was lost."));
    this.#pending.clear();
    if (this.#ended) return;
    if (code === UNKNOWN_PERSON) {
      this.dispatchEvent(new CustomEvent("unknown"));
      return;
    }
    this.dispatchEvent(new CustomEvent("lost"));
    this.#timer = setTimeout(() => this.#connect(), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 1.6, LONGEST_RETRY_MS);
  }
}
