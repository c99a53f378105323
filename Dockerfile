# The site as a container: docker build -t coding-club-site .   (docker-compose.yml runs it; docs/operations.md explains)
# What the last stages copy is what runs: scripts/container-check.mjs reads these lines and starts the same without Docker.

# Everything, to build with.
FROM node:24-bookworm AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN npm ci --no-audit --no-fund
COPY . .
# Which commit it is: there is no Git here. docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD)
ARG COMMIT=""
RUN COMMIT="$COMMIT" npm run build

# The server's own packages, and no other.
FROM node:24-bookworm AS packages
# No package tells its makers that it was installed here (package.json says so too).
ENV SCARF_ANALYTICS=false
WORKDIR /site
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
# Of the fonts the documents need two weights in one format: 1.9 of 18 MB.
RUN npm ci --omit=dev --workspace backend --include-workspace-root=false --no-audit --no-fund \
    && find node_modules/@fontsource -name "*.woff*" ! -name "*-[46]00-normal.woff" -delete

FROM node:24-bookworm-slim AS site
LABEL org.opencontainers.image.title="Coding club site" \
      org.opencontainers.image.description="A university coding club's site: events, teams, payments, the admin area" \
      org.opencontainers.image.licenses="MIT"
# One arena of memory for all threads: each of its own keeps some of what it gave back, a tenth of the whole in all.
ENV NODE_ENV=production PORT=4000 MALLOC_ARENA_MAX=1
WORKDIR /site
# The only folders that may be written to: the database with SQLite, uploaded pictures, and backups. Mount volumes there.
RUN install -d -o node -g node data data/pictures /backups
COPY --from=packages /site/node_modules node_modules
COPY --from=packages /site/backend/node_modules backend/node_modules
COPY --from=build /site/LICENSE ./
COPY --from=build /site/backend/package.json backend/
COPY --from=build /site/backend/dist backend/dist
COPY --from=build /site/backend/languages backend/languages
COPY --from=build /site/frontend/dist frontend/dist
COPY --from=build /site/frontend/dist-server frontend/dist-server
COPY --from=build /site/frontend/playground/dist frontend/playground/dist
COPY --from=build /site/frontend/content frontend/content
COPY --from=build /site/frontend/public frontend/public
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
# Alive, not ready: a database that is away is no reason to replace the site. Proxies ask /readyz. Compose only shows it
# (docker compose ps); an orchestrator such as Swarm replaces an unhealthy container.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: it is process 1 and gets the signals.
CMD ["node", "--max-semi-space-size=8", "backend/dist/main.js"]
