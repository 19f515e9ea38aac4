# The site for those who deploy in containers: docker build -t offerfolio .
# docs/operations.md, "Containers", says how it is run. A test runs these steps without a container engine.
FROM node:24.21.0-trixie-slim AS sources
WORKDIR /site
COPY package.json package-lock.json ./
COPY packages packages

FROM sources AS packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

FROM sources AS build
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN node server/build-when-stale.ts

FROM node:24.21.0-trixie-slim
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/build build
COPY . .
# The built-in database, the files and the invented secrets; unused with DATABASE_URL and S3_*.
RUN mkdir /data && chown 1000:1000 /data
VOLUME /data
# The user "node" by its number, which a cluster can tell from root's. Nothing of the site belongs to it but /data.
USER 1000:1000
# Two arenas: each thread with its own keeps a tenth more memory than is used.
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
EXPOSE 3000
# Whether the process lives. An engine that starts an unhealthy container again must not do so for a database that is
# away: who sends visitors asks /readyz.
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s CMD ["node", "server/ask-health.js", "healthz"]
# A shell in between would keep the signals that end the site in order.
CMD ["node", "--max-semi-space-size=1", "--max-old-space-size=128", "server/supervisor/start.js"]
