/** The gateway of the seed's demonstration months, which tests of volume and of faults use too. */
export { MEMORY_SIGNATURE, type MemoryEvent, type MemoryGateway, memoryGateway } from '#seed/life/gateway.ts'
