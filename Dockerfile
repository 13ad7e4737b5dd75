# syntax=docker/dockerfile:1
# One image, run as the CMS or as the site: see docker-compose.yml.
FROM node:20-bookworm-slim AS build
# better-sqlite3 is compiled where no ready-made copy fits.
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY . .
RUN --mount=type=cache,target=/root/.npm DATA_DIR=/tmp/build node scripts/build.mjs

FROM node:20-bookworm-slim
WORKDIR /site
COPY --from=build /site /site
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 CMS_HOST=0.0.0.0 DATA_DIR=/data
EXPOSE 3000 1337
VOLUME /data
CMD ["node", "scripts/run-part.mjs", "web"]
