import { renderPdf } from "#app/integrations/documents/pdf.server.ts";
import { seniorEngineer } from "#tests/fixtures/documents/senior-engineer.ts";
for(let i=0;i<30;i++) await renderPdf(seniorEngineer,"modern");
