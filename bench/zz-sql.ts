import pg from "pg";
import { readFileSync } from "node:fs";
const c = new pg.Client({ connectionString: process.argv[2] });
await c.connect();
for (const q of readFileSync(0, "utf8").split(/;\s*\n/).filter((s) => s.trim())) {
  const t = performance.now();
  const r = await c.query(q);
  console.log(`-- ${(performance.now() - t).toFixed(1)} ms: ${q.trim().slice(0, 150)}`);
  for (const row of (r.rows ?? []).slice(0, 60)) console.log(Object.values(row).map(String).join(" | "));
}
await c.end();
