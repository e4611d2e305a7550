export { useAcceptLeadMutation, useLeadDuplicatesQuery, useMergeLeadMutation, useUnmergeLeadMutation } from './leads'
