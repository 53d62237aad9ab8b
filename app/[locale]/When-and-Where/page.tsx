import { PlannerView, plannerMetadata } from "./planner-view";

export const generateMetadata = plannerMetadata;

export default function PlannerPage() {
  return <PlannerView asked={null} />;
}
