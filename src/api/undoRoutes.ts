import {
  api_partner_follow,
  api_partner_recycle_bin,
  api_partner_star,
  api_website_due_date,
  api_website_logs,
  api_website_tag_add,
  api_website_tag_remove,
  api_website_workflow,
  partner_website_assign,
  partner_website_data,
  partner_website_log_done,
  partner_website_log_update,
  partner_website_restore,
  partner_website_status,
  partner_website_todo_edit,
  partner_website_todo_toggle,
  partner_website_todos,
  type Route,
} from '../contract'

const ROUTES: readonly Route[] = [
  api_partner_follow,
  api_partner_recycle_bin,
  api_partner_star,
  api_website_due_date,
  api_website_logs,
  api_website_tag_add,
  api_website_tag_remove,
  api_website_workflow,
  partner_website_assign,
  partner_website_data,
  partner_website_log_done,
  partner_website_log_update,
  partner_website_restore,
  partner_website_status,
  partner_website_todo_edit,
  partner_website_todo_toggle,
  partner_website_todos,
]

/** The routes that take something back: what is kept in the browser calls no others. */
export const undoRoute = (name: string): Route | undefined => ROUTES.find((route) => route.name === name)
