import { writeFileSync } from "node:fs";
import mammoth from "mammoth";
import { renderDocx } from "#app/integrations/documents/docx.server.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { seniorEngineer } from "#tests/fixtures/documents/senior-engineer.ts";
import { principalConsultant } from "#tests/fixtures/documents/principal-consultant.ts";
for (const [n,d,s] of [["intern",intern,"classic"],["senior",seniorEngineer,"modern"],["principal",principalConsultant,"compact"]] as const) {
 const t=performance.now(); const b=await renderDocx(d,s); console.log(n,s,b.length,(performance.now()-t).toFixed(1)); writeFileSync(`/tmp/out/${n}-${s}.docx`,b);
 if (n==="intern") console.log((await mammoth.convertToHtml({buffer:Buffer.from(b)})).value.slice(0,1500));
}
