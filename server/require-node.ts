/** The oldest major version of Node that runs the site and its tests; the packages bring one. */
const oldest = 24;

if (Number.parseInt(process.versions.node, 10) < oldest) {
	throw new Error(
		`Offerfolio needs Node ${oldest} or newer; this is ${process.versions.node}. The packages bring one: use \`npm start\`, \`npm test\` or \`npx\`, or let your editor run node_modules/.bin/node.`,
	);
}
