// The template for importing accounts: its columns, and the departments and posts that may be entered.
import { importFields } from '@register/contract/system/user/importing'
import type { UserCtx } from '../../../access/ctx.ts'
import { templateBook } from '../../../files/fieldSheet.ts'
import { postsKnown } from './sheet/known.ts'

export async function userTemplateBook(ctx: UserCtx): Promise<Buffer> {
  const posts = await postsKnown(ctx)
  return templateBook(
    ctx.say,
    ['用户', 'Accounts'],
    importFields.map((field) => ({
      field,
      label: field.label,
      ...(field.key === 'posts' && { allowed: posts.map(({ name }) => name).join('\n') }),
    })),
  )
}
