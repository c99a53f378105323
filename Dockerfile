# The site as a container: docker build -t coding-club-site .   (docker-compose.yml runs it; docs/operations.md explains)
# scripts/container-check.mjs reads this file, and runs the files of the last stage without Docker.

# Builds the site, with all packages.
FROM node:24-bookworm AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN npm ci --no-audit --no-fund
COPY . .
# The commit, because the build has no Git: docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD)
ARG COMMIT=""
RUN COMMIT="$COMMIT" npm run build

# Installs only the packages that the server needs.
FROM node:24-bookworm AS packages
# Stops packages from reporting their installation to their makers (package.json has the same setting).
ENV SCARF_ANALYTICS=false
WORKDIR /site
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
# Deletes the font files that the site's documents do not use: all but two weights in one format (1.9 of 18 MB).
RUN npm ci --omit=dev --workspace backend --include-workspace-root=false --no-audit --no-fund \
    && find node_modules/@fontsource -name "*.woff*" ! -name "*-[46]00-normal.woff" -delete

FROM node:24-bookworm-slim AS site
LABEL org.opencontainers.image.title="Coding club site" \
      org.opencontainers.image.description="A university coding club's site: events, teams, payments, the admin area" \
      org.opencontainers.image.licenses="MIT"
# All threads share one malloc arena. With several arenas, each would keep some freed memory, in total a tenth of the
# process's memory.
ENV NODE_ENV=production PORT=4000 MALLOC_ARENA_MAX=1
WORKDIR /site
# The only writable folders: for a SQLite database, for uploaded pictures, and for backups. Mount volumes there.
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
# Checks /healthz and not /readyz, because a new container does not help if the database is down. Compose only shows the
# result (docker compose ps). An orchestrator such as Swarm replaces an unhealthy container.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Starts Node.js without npm, so that Node.js is process 1 and receives the signals.
CMD ["node", "--max-semi-space-size=8", "backend/dist/main.js"]
