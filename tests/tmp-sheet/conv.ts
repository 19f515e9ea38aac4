import { readFileSync } from "node:fs";
import { convertToBlocks } from "#app/integrations/documents/convert.server.ts";
import { resumeText } from "#app/domain/sheet/resume-text.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
const show=(r:any)=>console.log(JSON.stringify(r).slice(0,1800));
let t=performance.now(); show(await convertToBlocks(readFileSync("/tmp/out/intern-classic.docx"),"docx")); console.log(performance.now()-t);
t=performance.now(); show(await convertToBlocks(readFileSync("/tmp/out/intern-classic.doc"),"doc")); console.log(performance.now()-t);
t=performance.now(); show(await convertToBlocks(new TextEncoder().encode(resumeText(intern)),"txt")); console.log(performance.now()-t);
