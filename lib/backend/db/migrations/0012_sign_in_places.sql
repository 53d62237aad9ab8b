CREATE TABLE "sign_in_places" (
	"account_id" text NOT NULL,
	"place" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_places_account_id_place_pk" PRIMARY KEY("account_id","place")
);
--> statement-breakpoint
ALTER TABLE "sign_in_places" ADD CONSTRAINT "sign_in_places_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_places_seen" ON "sign_in_places" USING btree ("seen_at");