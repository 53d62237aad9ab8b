/** Why something did not work, said to a screen reader as well. */
export function Failure({ words }: { words: string }) {
  return (
    <p role="alert" className="font-semibold text-danger text-small empty:hidden">
      {words}
    </p>
  );
}
