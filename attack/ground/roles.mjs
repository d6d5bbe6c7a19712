// The roles that every register has, with the permissions that the seeds give them: the declaration that the server's verdicts are held against.

/** @typedef {{ key: string, scope: string, permissions: readonly string[] }} Role */

const seeds = new URL('../../apps/server/dist/seed/roles.js', import.meta.url).href

/** @returns {Promise<readonly Role[]>} */
export const seededRoles = async () => /** @type {{ roles: readonly Role[] }} */ (await import(seeds)).roles
