import { fontMetrics, layoutFeatures, fontSegments } from "#app/integrations/documents/font-metrics.server.ts";
const t="Tomato AVA To We 1,200 — “kerning”, Yo. ffi";
for (const f of ["sans"] as const) { const font=fontSegments("a",f)[0]!.font; let prev=0;
 for (let i=1;i<=t.length;i++){ const s=t.slice(0,i); const d=fontMetrics.widthOf(s,f,10)-font.layout(s,layoutFeatures).advanceWidth/font.unitsPerEm*10; if(Math.abs(d-prev)>1e-6) console.log(JSON.stringify(s.slice(-4)),d-prev); prev=d;}
 const run=font.layout("”, Y",layoutFeatures); console.log(run.positions.map(p=>p.xAdvance), run.glyphs.map(g=>g.advanceWidth));
 for (const x of ["”,",", "," Y","”, ","a, Y"]) { const r=font.layout(x,layoutFeatures); console.log(x, r.positions.map(p=>p.xAdvance), r.glyphs.map(g=>g.advanceWidth)); }
}
