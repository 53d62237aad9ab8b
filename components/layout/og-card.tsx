interface OgCardProps {
  title: string;
  brand: string;
  /** What stands beside the brand, such as a price. */
  note: string | undefined;
  /** Data address of the scene; without one the card is plain night. */
  scene: string | undefined;
}

// Drawn outside the browser, where the tokens of theme.css do not reach.
const night = "#1b2238";
const paper = "#fbf7ef";
const gold = "#d9952b";

/** The picture that stands for a page where it is shared: its scene with its title. */
export function OgCard({ title, brand, note, scene }: OgCardProps) {
  return (
    <div style={{ display: "flex", width: 1200, height: 630, backgroundColor: night }}>
      {scene && (
        // biome-ignore lint/performance/noImgElement: this is drawn, not shown in a page.
        <img alt="" src={scene} width={1200} height={630} style={{ position: "absolute" }} />
      )}
      <div
        style={{
          position: "absolute",
          width: 1200,
          height: 630,
          display: "flex",
          flexDirection: "column",
          justifyContent: "flex-end",
          padding: 64,
          color: paper,
          fontFamily: "Fraunces",
          backgroundImage: "linear-gradient(to top, rgba(27,34,56,0.92), rgba(27,34,56,0.1) 75%)",
        }}
      >
        <div
          style={{ fontSize: title.length > 40 ? 60 : 76, lineHeight: 1.08, letterSpacing: -1.5 }}
        >
          {title}
        </div>
        <div style={{ display: "flex", marginTop: 28, fontSize: 34 }}>
          {brand}
          <span style={{ color: gold }}>.</span>
          {note && <span style={{ marginLeft: 36 }}>{note}</span>}
        </div>
      </div>
    </div>
  );
}
