import { RoutesView, routesMetadata } from "./routes-view";

export const generateMetadata = routesMetadata;

export default function KilimanjaroRoutesPage() {
  return <RoutesView answers={null} />;
}
