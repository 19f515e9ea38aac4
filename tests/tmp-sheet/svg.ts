import { writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { fontMetrics } from "#app/integrations/documents/font-metrics.server.ts";
import { layOutResume } from "#app/domain/sheet/lay-out-resume.ts";
import { greekSheet } from "#app/domain/sheet/greek-sheet.ts";
import { sheetSvg } from "#app/domain/sheet/sheet-svg.ts";
import { sheetFacts } from "#app/domain/sheet/sheet-facts.ts";
import { resumeText } from "#app/domain/sheet/resume-text.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { seniorEngineer } from "#tests/fixtures/documents/senior-engineer.ts";
import { principalConsultant } from "#tests/fixtures/documents/principal-consultant.ts";
let all="";
for (const [n,d] of Object.entries({intern, seniorEngineer, principalConsultant})) for (const s of ["classic","modern","compact"] as const) {
 const l=layOutResume(d,s,fontMetrics), g=greekSheet(l);
 const svg=sheetSvg(g,{page:"all"}); const one=sheetSvg(g); all+=one;
 console.log(n,s,"json",JSON.stringify(g).length,"svg all",svg.length,brotliCompressSync(svg).length,"one",one.length,brotliCompressSync(one).length,gzipSync(one).length, JSON.stringify(sheetFacts(d,l)));
 writeFileSync(`/tmp/out/${n}-${s}-greek.png`,new Resvg(svg,{fitTo:{mode:"width",value:700},background:"#ddd"}).render().asPng());
}
console.log("9 cards together", all.length, brotliCompressSync(all).length);
console.log(resumeText(seniorEngineer));
const t=performance.now(); let n=0; for(let i=0;i<50;i++) for (const d of [intern, seniorEngineer, principalConsultant]) for (const s of ["classic","modern","compact"] as const){const l=layOutResume(d,s,fontMetrics);JSON.stringify(greekSheet(l));sheetFacts(d,l);n++} console.log((performance.now()-t)/n,"ms layout+greek+facts");
