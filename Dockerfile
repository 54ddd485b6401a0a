# One image for every process; docker-compose.yml says which one a container runs.
FROM node:24-bookworm-slim
ENV NEXT_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
WORKDIR /motif

COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --include=dev --no-audit --no-fund

COPY . .
# A build reads the environment's shape but opens no connection: these values are used nowhere else.
RUN export NODE_ENV=production \
      DATABASE_URL=postgresql://build@127.0.0.1/build STORAGE_DIR=/tmp/build \
      PAYLOAD_SECRET=00000000000000000000000000000000 \
      SIGNING_SECRET=00000000000000000000000000000000 \
      REVALIDATE_SECRET=00000000000000000000000000000000 \
      CERTIFICATE_KEYS=build:0000000000000000000000000000000000000000000000000000000000000000 \
      PAYEE_KEYS=build:0000000000000000000000000000000000000000000000000000000000000000 \
      PUBLIC_URL=http://localhost:3000 CMS_URL=http://127.0.0.1:3001 FILES_URL=http://127.0.0.1:3002 \
 && (cd cms && node ../node_modules/next/dist/bin/next build) \
 && (cd storefront && node ../node_modules/next/dist/bin/next build && node next-tuning/compile-hints/hint-compilation.ts && node next-tuning/compressed-files/compress.ts) \
 && (cd admin && node ../node_modules/vite/bin/vite.js build \
   && node ../storefront/next-tuning/compressed-files/compress.ts dist) \
 && mkdir -p /var/lib/motif/search /var/lib/motif/pictures /var/lib/motif/payments \
 && chown -R node:node cms/.next storefront/.next /var/lib/motif

ENV NODE_ENV=production
USER node
