/** A worker thread that computes without a pause, until it is terminated. */
for (;;) Math.sqrt(2)
