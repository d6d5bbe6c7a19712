// Comparator of signing in: the same look-up, the same verification of the password and the same rows written, in one plain handler.
import { createHash, randomBytes } from 'node:crypto'
import { answering } from '../processes/worker.mjs'
import { argon2, pg } from '../product/modules.mjs'
import { bareServer } from './bareServer.mjs'

const token = () => randomBytes(32).toString('base64url')
const hash = (/** @type {string} */ text) => createHash('sha256').update(text).digest()

/** @param {import('pg').PoolClient} client @param {number} user @param {string} username @param {string} access */
async function write(client, user, username, access) {
  await client.query('begin')
  await client.query(
    `insert into session (user_id, token_hash, token_until, refresh_hash, remember, ends_at, ip, user_agent)
     values ($1, $2, now() + make_interval(mins => 15), $3, false, now() + make_interval(hours => 12), '127.0.0.1', 'bench')`,
    [user, hash(access), hash(token())],
  )
  await client.query(
    `update session set revoked_at = now() where id in (
       select id from session where user_id = $1 and revoked_at is null and ends_at > now() order by id desc offset 3)`,
    [user],
  )
  await client.query('update app_user set failed_count = 0, locked_until = null, last_login_at = now() where id = $1', [
    user,
  ])
  await client.query(
    `insert into login_record (username, user_id, success, reason, ip, user_agent) values ($1, $2, true, '', '127.0.0.1', 'bench')`,
    [username, user],
  )
  const { rows } = /** @type {{ rows: { last_id: string }[] }} */ (
    await client.query('select last_id, last_hash, clock_timestamp() as at from audit_head for update')
  )
  const id = Number(rows[0]?.last_id) + 1
  const link = randomBytes(32)
  await client.query(
    `insert into audit (id, at, actor_id, actor_name, action, object, result, detail, ip, trace_id, hash)
     values ($1, now(), null, '', 'session.login', $2, 200, '{}', '127.0.0.1', 'bench', $3)`,
    [id, `user:${user}`, link],
  )
  await client.query('update audit_head set last_id = $1, last_hash = $2', [id, link])
  await client.query('commit')
}

/** @param {{ database: import('pg').PoolConfig, schema: string, connections: number }} input */
function start({ database, schema, connections }) {
  // The comparator writes to tables of its own, so that the product's audit chain stays valid.
  const pool = new pg.Pool({ ...database, max: connections, options: `-c search_path=${schema},public` })
  return bareServer(async (path, body) => {
    if (path === '/salt') {
      const key = `salt:${token()}`
      await pool.query("insert into one_time (key, value, expires_at) values ($1, 'fresh', now() + interval '300 s')", [
        key,
      ])
      return { key }
    }
    const { username, password, salt } = /** @type {{ username: string, password: string, salt: string }} */ (body)
    const fresh = await pool.query('delete from one_time where key = $1 returning value', [salt])
    const { rows } = /** @type {{ rows: { id: number, username: string, password_hash: string }[] }} */ (
      await pool.query(
        `select id::int, username, password_hash, status, failed_count, must_change_password, coalesce(locked_until > now(), false) as locked
         from app_user where username_key = $1`,
        [username],
      )
    )
    const [user] = rows
    if (!user || fresh.rowCount !== 1 || !(await argon2.verify(user.password_hash, password)))
      throw new Error('The user name or password is wrong')
    const access = token()
    const client = await pool.connect()
    try {
      await write(client, user.id, user.username, access)
    } finally {
      client.release()
    }
    return { code: 200, msg: '操作成功', data: { token: access, expiresIn: 900, mustChangePassword: false } }
  })
}

answering(start)
