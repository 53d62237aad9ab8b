import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { ReviewList } from "@/components/desk/reviews/review-list";
import { reviewWords } from "@/components/desk/words/words";
import { readDesk } from "../read-desk";

export const metadata: Metadata = { title: reviewWords.title };

export default async function ReviewsScreen() {
  const [me, first] = await Promise.all([
    readDesk("/reviews", "me", {}),
    readDesk("/reviews", "reviews", {}),
  ]);
  return (
    <DeskFrame me={me} title={reviewWords.title}>
      <DeskQueries>
        <ReviewList first={first} />
      </DeskQueries>
    </DeskFrame>
  );
}
