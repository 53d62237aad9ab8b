CREATE TABLE "review_photographs" (
	"id" text PRIMARY KEY NOT NULL,
	"review" text,
	"position" smallint DEFAULT 0 NOT NULL,
	"bytes" "bytea" NOT NULL,
	"file" text NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dropped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "review_photographs" ADD CONSTRAINT "review_photographs_review_reviews_id_fk" FOREIGN KEY ("review") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photographs_review" ON "review_photographs" USING btree ("review");--> statement-breakpoint
CREATE INDEX "review_photographs_created" ON "review_photographs" USING btree ("created_at");