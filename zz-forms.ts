import { createDemoLibrary } from "./db/demo/library.ts";
const l = createDemoLibrary({ now: new Date() });
for (const f of ["pdf-only","docx-only","txt-only","none"]) console.log(f, l.filter(r=>r.form===f).map(r=>r.id).join(" "));
