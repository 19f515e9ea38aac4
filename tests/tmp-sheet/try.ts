import { fontMetrics, layoutFeatures, fontSegments } from "#app/integrations/documents/font-metrics.server.ts";
import { layOutResume } from "#app/domain/sheet/lay-out-resume.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { seniorEngineer } from "#tests/fixtures/documents/senior-engineer.ts";
import { principalConsultant } from "#tests/fixtures/documents/principal-consultant.ts";
import { resumeDocumentSchema } from "#app/domain/resume-document.ts";
for (const d of [intern, seniorEngineer, principalConsultant]) { resumeDocumentSchema.parse(d);
 for (const s of ["classic","modern","compact"] as const) {
  const t=performance.now(); const l=layOutResume(d,s,fontMetrics); const e=performance.now()-t;
  const text="Tomato AVAToWe 1,200 kerning Yo"; const seg=fontSegments(text,"sans")[0]!;
  console.log(d.basics.name,s,l.pages.length,l.tightening,e.toFixed(1), l.pages.map(p=>Math.max(...p.blocks.filter(b=>b.kind!=="page-number").flatMap(b=>b.lines.map(x=>x.baseline))).toFixed(0)), fontMetrics.widthOf(text,"sans",10).toFixed(4), (seg.font.layout(text,layoutFeatures).advanceWidth/seg.font.unitsPerEm*10).toFixed(4));
 }
}
const t=performance.now(); let n=0; for(let i=0;i<100;i++) for (const d of [intern, seniorEngineer, principalConsultant]) for (const s of ["classic","modern","compact"] as const){layOutResume(d,s,fontMetrics);n++} console.log((performance.now()-t)/n,"ms");
