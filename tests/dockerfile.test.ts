import { expect, test } from "vitest";
import { healthCommand, readDockerfile } from "./helpers/image/dockerfile.ts";

test("A Dockerfile is read stage by stage: flags, lists, lines that go on, and no comments", () => {
	const [build, site, ...others] = readDockerfile(`# Two stages.
FROM node:24 AS build
RUN --mount=type=cache,target=/root/.npm npm ci \\
    # not said
    --omit=dev

FROM debian:13
COPY --from=build /site/a /site/b ./
CMD ["node", "--flag", "a b.js"]
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "ask.js"]
`);
	expect(others).toEqual([]);
	expect(build).toMatchObject({
		from: "node:24",
		name: "build",
		steps: [
			{
				name: "RUN",
				flags: { mount: "type=cache,target=/root/.npm" },
				text: "npm ci --omit=dev",
			},
		],
	});
	expect(site).toMatchObject({ from: "debian:13", name: null });
	const [copy, command, health] = site?.steps ?? [];
	expect(copy).toMatchObject({ flags: { from: "build" }, words: ["/site/a", "/site/b", "./"] });
	expect(command?.words).toEqual(["node", "--flag", "a b.js"]);
	expect(health && healthCommand(health)).toEqual(["node", "ask.js"]);
});

test("What is not known here is refused, not passed over", () => {
	for (const line of ["ADD https://example.com/a.tar /", "STOPSIGNAL SIGINT", "run true"]) {
		expect(() => readDockerfile(`FROM scratch\n${line}\n`)).toThrow(line);
	}
	expect(() => readDockerfile("RUN true\n")).toThrow("RUN true");
});
