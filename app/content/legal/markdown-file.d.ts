declare module "*.md" {
	const text: import("#app/content/written-text.ts").LegalPage;
	export default text;
}
