# syntax=docker/dockerfile:1
# One image, run as the CMS or as the site: see docker-compose.yml. `npm run test:image` goes through these steps.
# Node 24 is supported until April 2028, and better-sqlite3 12.4.1 names no newer one (docs/containers.md).
FROM node:24-trixie AS build
WORKDIR /site
COPY . .
# What only builds and debuggers read is removed: development packages, types, maps, C, and the package manager. pnpm links
# packages again and would lose the compiled driver.
RUN --mount=type=cache,target=/root/.npm \
  node scripts/build.mjs \
  && mv cms/node_modules/better-sqlite3/build sqlite-driver \
  && CI=true node scripts/install/pnpm/node_modules/pnpm/bin/pnpm.cjs install --prod --offline --frozen-lockfile \
  && mv sqlite-driver cms/node_modules/better-sqlite3/build \
  && rm -r scripts/install/pnpm/node_modules \
  && mkdir -p web/node_modules \
  && find node_modules cms/node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' \
    -o -name '*.flow' -o -name '*.[acho]' \) -delete \
  && mkdir empty

FROM node:24-trixie-slim
# `npm run backup` asks PostgreSQL's own programs; they may not be older than the server of docker-compose.yml.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/scripts scripts
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/web/package.json web/
COPY --from=build /site/web/node_modules web/node_modules
COPY --from=build /site/web/dist web/dist
COPY --from=build /site/web/server/lettering/cjk web/server/lettering/cjk
COPY --from=build /site/admin-ui/package.json admin-ui/
COPY --from=build /site/admin-ui/dist admin-ui/dist
COPY --from=build /site/cms/package.json /site/cms/tsconfig.json /site/cms/favicon.png cms/
COPY --from=build /site/cms/database cms/database
COPY --from=build /site/cms/starter/media cms/starter/media
COPY --from=build /site/cms/dist cms/dist
COPY --from=build /site/cms/node_modules cms/node_modules
COPY --from=build --chown=node:node /site/empty /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 CMS_HOST=0.0.0.0 DATA_DIR=/data XDG_CONFIG_HOME=/tmp
EXPOSE 3000 1337
VOLUME /data
CMD ["node", "scripts/run-part.mjs", "web"]
