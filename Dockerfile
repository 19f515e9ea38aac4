# The site for those who deploy in containers: docker build -t offerfolio .
FROM node:24-trixie-slim AS sources
WORKDIR /site
COPY package.json package-lock.json ./
COPY packages packages

FROM sources AS packages
RUN npm ci --omit=dev

FROM sources AS build
RUN npm ci
COPY . .
RUN node server/build-when-stale.ts

FROM node:24-trixie-slim
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/build build
COPY . .
# The built-in database, the files and the invented secrets; unused with DATABASE_URL and S3_*.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
# Two arenas: each thread with its own keeps a tenth more memory than is used.
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
	CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# A shell in between would keep the signals that end the site in order.
CMD ["node", "--max-semi-space-size=1", "--max-old-space-size=128", "server/supervisor/start.js"]
