-- Every order that the lists of reports offer has an index. Each holds the filters of the pages too, so that what a filter leaves is met in order without reading the reports it leaves out.
-- up
DROP INDEX report_newest, report_updated, report_category, report_kind_updated, report_kind_newest, report_by_maker, report_by_product, report_by_report_no;
CREATE INDEX report_newest ON report (listed_on DESC, id DESC, category_code, body_id, form_kind, status, valid_to, updated_at);
CREATE INDEX report_updated ON report (updated_at DESC, id DESC, category_code, body_id, form_kind, status, valid_to, listed_on);
CREATE INDEX report_by_maker ON report (manufacturer_name, category_code, body_id, form_kind, status, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_product ON report (product_name, category_code, body_id, form_kind, status, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_model ON report (model, category_code, body_id, form_kind, status, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_category ON report (category_code, body_id, form_kind, status, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_certificate ON report (certificate_key, category_code, body_id, form_kind, status, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_number ON report (report_key, category_code, body_id, form_kind, status, listed_on, valid_to, updated_at, id);
-- Filters that pages or callers may set and no order holds.
CREATE INDEX report_by_applicant ON report (applicant_name);
CREATE INDEX report_origin ON report (origin, conclusion);
CREATE INDEX report_returned ON report (updated_at DESC, id DESC) WHERE return_reason IS NOT NULL;
-- down
DROP INDEX report_newest, report_updated, report_by_maker, report_by_product, report_by_model, report_by_category, report_by_certificate, report_by_number, report_by_applicant, report_origin, report_returned;
CREATE INDEX report_newest ON report (listed_on DESC, id DESC) WHERE status <> 'draft';
CREATE INDEX report_updated ON report (updated_at DESC, id DESC);
CREATE INDEX report_category ON report (category_code, listed_on DESC, id DESC) WHERE status <> 'draft';
CREATE INDEX report_kind_updated ON report (form_kind, updated_at DESC, id DESC);
CREATE INDEX report_kind_newest ON report (form_kind, listed_on DESC, id DESC) WHERE status <> 'draft';
CREATE INDEX report_by_maker ON report (manufacturer_name) WHERE status <> 'draft';
CREATE INDEX report_by_product ON report (product_name) WHERE status <> 'draft';
CREATE INDEX report_by_report_no ON report (report_key) WHERE status <> 'draft' AND report_key IS NOT NULL;
