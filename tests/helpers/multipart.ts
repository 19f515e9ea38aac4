/** A form with a file as a browser sends it, to be given to the app as a body. */
export async function multipartForm(
	file: { name: string; bytes: Uint8Array } | null,
	fields: Record<string, string> = {},
): Promise<{ method: "POST"; body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	if (file) form.set("file", new File([new Uint8Array(file.bytes)], file.name));
	const request = new Request("http://localhost", { method: "POST", body: form });
	return {
		method: "POST",
		body: new Uint8Array(await request.arrayBuffer()),
		headers: { "Content-Type": request.headers.get("Content-Type") ?? "" },
	};
}
