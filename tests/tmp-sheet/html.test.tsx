import { readFileSync, writeFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { test } from "vitest";
import { ResumeSheet, TextBlocksSheet } from "#app/components/resume-sheet.tsx";
import { fontMetrics } from "#app/integrations/documents/font-metrics.server.ts";
import { layOutResume } from "#app/domain/sheet/lay-out-resume.ts";
import { convertToBlocks } from "#app/integrations/documents/convert.server.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { seniorEngineer } from "#tests/fixtures/documents/senior-engineer.ts";
import { principalConsultant } from "#tests/fixtures/documents/principal-consultant.ts";
const nm="/work/main/node_modules/";
const css=readFileSync("app/styles/resume-sheet.css","utf8").replaceAll('url("@','url("file://'+nm+'@');
const tokens=readFileSync("app/styles/tokens.css","utf8"), base=readFileSync("app/styles/base.css","utf8"), fonts=readFileSync("app/styles/fonts.css","utf8").replaceAll('url("./','url("file:///work/main/app/styles/');
const page=(b:string,theme="light")=>`<!doctype html><html data-theme="${theme}"><head><meta charset="utf8"><meta name="viewport" content="width=device-width"><style>:root{--font-sans:"Inter"} @layer base{*{margin:0;padding:0;box-sizing:border-box;border:0 solid} ${tokens} ${base}} ${fonts} ${css}</style></head><body><header class="chrome">Site chrome</header><main style="padding:16px">${b}</main></body></html>`;
test("write", async () => {
 for (const [n,d] of Object.entries({intern, seniorEngineer, principalConsultant})) for (const s of ["classic","modern","compact"] as const) {
  const l=layOutResume(d,s,fontMetrics);
  const html=renderToStaticMarkup(<ResumeSheet document={d} style={s} pages={l.pages.map(p=>p.references)} />);
  writeFileSync(`/tmp/out/${n}-${s}.html`, page(html));
  writeFileSync(`/tmp/out/${n}-${s}-dark.html`, page(html,"dark"));
 }
 for (const [f,k] of [["intern-classic.docx","docx"],["intern-classic.doc","doc"]] as const) { const r=await convertToBlocks(readFileSync("/tmp/out/"+f),k); if(r.success) writeFileSync(`/tmp/out/blocks-${k}.html`, page(renderToStaticMarkup(<TextBlocksSheet blocks={r.blocks}/>))); else console.log(r); }
});
