// The settings of the database: a server of one's own with its roles and standbys, or the programs and the archive of the embedded one.
import { isAbsolute } from 'node:path'
import { databaseUrl, matching, parsed } from '../parsed.ts'
import { plain, type Setting } from './setting.ts'

export const ofDatabase = {
  DATABASE_URL: {
    schema: databaseUrl,
    secret: true,
    meaning: [
      '使用已有的 PostgreSQL（15 以上）；此时必须设置 SECRET_KEY',
      'a PostgreSQL of yours (15 or later); SECRET_KEY is then required',
    ],
    example: 'postgres://register_app:password@db.example.cn:5432/register',
    default: ['内置数据库', 'the embedded database'],
  },
  DATABASE_OWNER_URL: {
    schema: databaseUrl,
    secret: true,
    meaning: [
      '建表所用的账号；应用账号对审计表只能追加和读取',
      "the role that owns the tables; the app's own role can only add to and read the audit",
    ],
    example: 'postgres://register_owner:password@db.example.cn:5432/register',
    default: plain('DATABASE_URL'),
  },
  DATABASE_READ_URL: {
    schema: databaseUrl,
    secret: true,
    meaning: [
      '备用库，或多个备用库之前的负载均衡：公众的查询由它答复，前提是它已有主库公开的全部内容（见 docs/cluster.md）',
      'a standby, or a balancer before several: it answers the public where it holds everything public that the primary holds (docs/cluster.md)',
    ],
    example: 'postgres://register_app:password@db-standby.example.cn:5432/register',
    default: ['无，全部由主库答复', 'none; the primary answers all'],
  },
  DATABASE_WAIT: {
    schema: parsed(
      (text) => (/^\d{1,4}$/.test(text) && Number(text) <= 3_600 ? Number(text) : undefined),
      ['须为 0 到 3600 的整数（秒）', 'must be a whole number of seconds from 0 to 3600'],
    ),
    meaning: [
      '启动时无法连接数据库（如暂无主库），最多等待多少秒；0 为立即结束',
      'seconds that a start waits for a database that cannot be reached, such as a cluster without a primary; 0 ends it at once',
    ],
    example: '300',
    default: plain('60'),
  },
  POSTGRES_BIN_DIR: {
    schema: matching(isAbsolute, ['须为文件夹的完整路径', 'must be the full path of a folder']),
    meaning: [
      '内置数据库改用此文件夹中的 PostgreSQL 程序（同一主版本，如发行版的）',
      "a folder whose PostgreSQL programs the embedded database runs: the same major version, such as the distribution's",
    ],
    example: '/usr/lib/postgresql/18/bin',
    default: ['安装包自带的程序', 'those of the package'],
  },
  ARCHIVE_DIR: {
    // PostgreSQL passes the folder through a shell, and its own sign is %.
    schema: matching(/^[^"'$`%\\\p{Cc}]{1,1000}$/u, [
      '须为不含 "、\'、$、`、%、\\ 的文件夹路径',
      'must be the path of a folder without ", \', $, `, % and \\',
    ]),
    meaning: [
      '内置数据库的变动持续归档到此文件夹（应在另一块磁盘上），可恢复到任意一秒',
      "a folder, on another disc, to which the embedded database's changes are archived all the time: it can be restored to any second",
    ],
    example: '/mnt/archive/register',
    default: ['不归档', 'no archiving'],
  },
} satisfies Record<string, Setting>
