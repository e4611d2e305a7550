export { useInviteToPortalMutation } from './invitation'
