import { writeFileSync } from "node:fs";
import { renderShareImage } from "#app/integrations/documents/share-image.server.ts";
import { fontMetrics } from "#app/integrations/documents/font-metrics.server.ts";
import { layOutResume } from "#app/domain/sheet/lay-out-resume.ts";
import { greekSheet } from "#app/domain/sheet/greek-sheet.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { seniorEngineer } from "#tests/fixtures/documents/senior-engineer.ts";
for (const [n,d,s,t,c] of [["a",intern,"modern","Software Engineering Intern","Google"],["b",seniorEngineer,"classic","Senior Machine Learning Engineer, Ranking and Recommendations Infrastructure (Řím)","Goldman Sachs"]] as const){
 for (let i=0;i<2;i++){const q=performance.now(); const b=await renderShareImage({brand:"Offerfolio",title:t,lines:[c,"Real resumes that led to offers"],geometry:greekSheet(layOutResume(d,s,fontMetrics))}); console.log(b.length,(performance.now()-q).toFixed(0)); writeFileSync(`/tmp/out/share-${n}.png`,b);}
}
