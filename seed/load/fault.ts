/** Something the person who started the seed has to put right: its message is all they need to see. */
export class SeedFault extends Error {}
