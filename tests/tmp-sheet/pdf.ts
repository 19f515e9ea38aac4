import { writeFileSync } from "node:fs";
import { renderPdf } from "#app/integrations/documents/pdf.server.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { seniorEngineer } from "#tests/fixtures/documents/senior-engineer.ts";
import { principalConsultant } from "#tests/fixtures/documents/principal-consultant.ts";
for (const [n,d] of Object.entries({intern, seniorEngineer, principalConsultant})) for (const s of ["classic","modern","compact"] as const) {
 const t=performance.now(); const b=await renderPdf(d,s); console.log(n,s,b.length,(performance.now()-t).toFixed(1)); writeFileSync(`/tmp/out/${n}-${s}.pdf`,b);
}
const t=performance.now(); for(let i=0;i<10;i++) await renderPdf(seniorEngineer,"modern"); console.log((performance.now()-t)/10);
