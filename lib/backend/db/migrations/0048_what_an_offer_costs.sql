CREATE TABLE "offer_costs" (
	"offer" text NOT NULL,
	"variant" text NOT NULL,
	"line" text NOT NULL,
	"net_minor" integer NOT NULL,
	CONSTRAINT "offer_costs_offer_variant_line_pk" PRIMARY KEY("offer","variant","line")
);
--> statement-breakpoint
ALTER TABLE "offer_costs" ADD CONSTRAINT "offer_costs_offer_offers_reference_fk" FOREIGN KEY ("offer") REFERENCES "public"."offers"("reference") ON DELETE cascade ON UPDATE no action;