/** Opens the settings again; shown by the styles that come with them, as it needs their script. */
export function ConsentLink({ text }: { text: string }) {
  return (
    <li className="consent-link" style={{ display: "none" }}>
      <button type="button" data-consent="" aria-haspopup="dialog">
        {text}
      </button>
    </li>
  );
}
