import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "postgresql",
	schema: "./app/data/base/schema/*.server.ts",
	out: "./db/migrations",
});
