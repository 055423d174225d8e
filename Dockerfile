# The site as an image: no compiler, no sources, no root. See docs/operations.md for what it needs.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY server/cli server/cli
RUN ["node", "--input-type=module", "-e", "import { install } from './server/cli/prepare.mjs'; install()"]
COPY . .
RUN node server/cli/build.mjs \
 && node server/deploy/runtimePackages.mjs \
 && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATABASE_ENGINE=external \
    DATA_DIR=/data \
    EDGE_DIR=/edge
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/dist dist
# Volumes take over who owns these; the rest of the file system may be read-only.
RUN mkdir /data /edge && chown node:node /data /edge
USER 1000:1000
VOLUME ["/data", "/edge"]
EXPOSE 3000
# A process that stops says so before it takes nothing more.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(a => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
