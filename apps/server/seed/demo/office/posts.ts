// Posts of the demo world, some of them held by its accounts.
import { addPost } from '@register/contract/system/post'
import { posts } from '../../../src/features/system/post/routes.ts'
import type { As } from '../ctx.ts'

const held: readonly (readonly [code: string, name: string, status: string, holders: readonly string[]])[] = [
  ['inspector', '检验员', 'active', ['body-staff', 'body-staff-902', 'body-staff-903', 'body-staff-904']],
  ['body-head', '机构负责人', 'active', ['body-manager', 'body-manager-902']],
  ['reviewer', '审核员', 'active', ['head-office', 'expert']],
  ['archivist', '资料员', 'active', []],
  ['trainee', '见习检验员', 'stopped', []],
]

export async function seedPosts(as: As): Promise<void> {
  const ctx = await as('system-admin', addPost)
  for (const [at, [code, name, status, holders]] of held.entries()) {
    const { id } = await posts.add(ctx, addPost.body.parse({ code, name, status, sort: 10 * (at + 1) }))
    for (const holder of holders)
      await ctx.db
        .insertInto('user_post')
        .expression((query) =>
          query
            .selectFrom('app_user')
            .select(['app_user.id', query.val(id).as('post_id')])
            .where('username_key', '=', holder),
        )
        .columns(['user_id', 'post_id'])
        .execute()
  }
}
