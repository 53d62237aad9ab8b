import { describe, expect, it } from "vitest";
import { travellerIn } from "@/lib/site/offer/traveller-in";

describe("the name of a traveller", () => {
  it.each([
    ...["Familie Vogelsang", "Fam. Weiß", "The Miller family", "Family Okafor", "FAMILIE WEISS"],
    ...[
      "Famille Dubois",
      "Familia García",
      "Famiglia Rossi",
      "Família Sousa",
      "Anna Weiß mit Familie",
    ],
    ...["Mr & Mrs Miller", "Mr. and Mrs. Miller", "Herr und Frau Weiß", "Herr u. Frau Weiß"],
    ...["Eheleute Weiß", "M. et Mme Dubois", "Sr. y Sra. García", "Sr. e Sra. Sousa"],
    ...["Signor e Signora Rossi", "Sig. e Sig.ra Rossi", "Anna & Peter Weiß", "Anna + Peter"],
    ...["Anna und Peter Weiß", "Anna and Peter Weiss", "Anne et Pierre Dubois", "Anna/Peter Weiß"],
  ])("is not %s, who are several", (name) => expect(travellerIn(name)).toBe(""));

  it.each([
    ...["Ada Frank", "Jürgen Weiß", "José Maria Eça e Queirós", "José Ortega y Gasset"],
    ...["Frauke Herrmann", "Andy Anderson", "Undine Etienne", "Familiari Rosa", "Mrs Jane Miller"],
    ...["Herr Weiß", "M. Dubois", "李雷", "نور الهدى", "O’Hara-Smith", ""],
  ])("may be %s", (name) => expect(travellerIn(name)).toBe(name));
});
