import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A device with a passkey, as a browser speaks of it (WebAuthn, ES256, no attestation). */
export class Authenticator {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = randomBytes(32);
  #counter = 0;

  constructor(
    private readonly host: string,
    private readonly origin: string,
  ) {}

  /** Makes the passkey that a page asks for. */
  make({ challenge }: { challenge?: unknown }) {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const key = Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const data = Buffer.concat([this.#data(0x45), Buffer.alloc(16), length, this.#id, key]);
    const attestation = Buffer.concat([
      Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.#said({
      clientDataJSON: this.#client("webauthn.create", challenge).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Signs with it what a page asks for; `asCopy` with the count of the last time, as a copy of it does. */
  sign({ challenge }: { challenge?: unknown }, asCopy = false) {
    if (!asCopy) this.#counter += 1;
    const data = this.#data(0x05);
    const client = this.#client("webauthn.get", challenge);
    const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
    return this.#said({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: sign("sha256", signed, this.#keys.privateKey).toString("base64url"),
    });
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const host = createHash("sha256").update(this.host).digest();
    return Buffer.concat([host, Buffer.from([flags]), counter]);
  }

  #client(type: string, challenge: unknown): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }));
  }

  #said(response: Record<string, unknown>) {
    const id = this.#id.toString("base64url");
    return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
  }
}
