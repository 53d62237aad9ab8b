import { BlockList, isIP } from "node:net";

export interface Network {
  address: string;
  prefixBits: number;
  family: "ipv4" | "ipv6";
}

/** Reads a network (`10.0.0.0/8`) or a single address (`::1`); undefined for anything else. */
export function parseNetwork(text: string): Network | undefined {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return undefined;
  const widestBits = version === 4 ? 32 : 128;
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return undefined;
  const prefixBits = bits === undefined ? widestBits : Number(bits);
  if (prefixBits > widestBits) return undefined;
  return { address, prefixBits, family: version === 4 ? "ipv4" : "ipv6" };
}

/** Tells whether an address lies in one of the networks. */
export function networkMatcher(networks: readonly Network[]): (address: string) => boolean {
  const list = new BlockList();
  for (const { address, prefixBits, family } of networks)
    list.addSubnet(address, prefixBits, family);
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? "ipv4" : "ipv6");
  };
}

/** `::ffff:10.0.0.1` as `10.0.0.1`, without zone; undefined when it is no address. */
export function plainAddress(text: string | undefined): string | undefined {
  const [bare = ""] = (text ?? "").trim().split("%");
  const plain = bare.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  return isIP(plain) ? plain : undefined;
}
