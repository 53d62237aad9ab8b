/** Labels with figures to the right, such as the lines of a price. */
export interface EmailTable {
  title: string;
  rows: [label: string, value: string][];
  /** Labels of the rows that matter most. */
  strong?: string[];
}
