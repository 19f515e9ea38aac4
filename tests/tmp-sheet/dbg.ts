import { fixedMetrics } from "#tests/fixtures/documents/fixed-metrics.ts";
import { seniorEngineer } from "#tests/fixtures/documents/senior-engineer.ts";
import { layOutResume } from "#app/domain/sheet/lay-out-resume.ts";
const l=layOutResume(seniorEngineer,"modern",fixedMetrics);
for (const b of l.pages.flatMap(p=>p.blocks)) if(b.kind==="bullet") for (const x of b.lines) { const w=x.runs.at(-1)!.width; if (Math.round(w/2)*2===390) console.log(x.column, x.runs.map(r=>[r.x,r.width,r.text])); }
