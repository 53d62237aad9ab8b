/** What became of a form, read aloud when it appears. */
export function FormNotice({ text, tone }: { text: string; tone: "good" | "bad" }) {
  const look = tone === "good" ? "border-acacia" : "border-danger";
  return (
    <div role={tone === "good" ? "status" : "alert"}>
      {text && <p className={`my-5 border-l-4 bg-card px-4 py-3 font-semibold ${look}`}>{text}</p>}
    </div>
  );
}
