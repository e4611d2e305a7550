import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.context.expression.BeanFactoryResolver;
import org.springframework.context.expression.MapAccessor;
import org.springframework.expression.spel.standard.SpelExpressionParser;
import org.springframework.expression.spel.support.StandardEvaluationContext;

/**
 * Fills a template of Thymeleaf, which is in no registry we reach: its expressions are read and answered by Spring itself, as Thymeleaf has it
 * do; only where a value goes is said here.
 */
class Template {
    private static final Pattern ATTRIBUTE = Pattern.compile("th:lang=\"\\$\\{([^\"]+)}\"");
    private static final Pattern MARKUP = Pattern.compile("<th:block th:utext=\"\\$\\{([^\"]+)}\"/>");
    private static final Pattern TEXT = Pattern.compile(" th:text=\"\\$\\{([^\"]+)}\">[^<]*");

    private final String template;
    private final BeanFactory beans;

    Template(String template, BeanFactory beans) {
        this.template = template;
        this.beans = beans;
    }

    String fill(Map<String, ?> model) {
        StandardEvaluationContext context = new StandardEvaluationContext(model);
        context.addPropertyAccessor(new MapAccessor());
        context.setBeanResolver(new BeanFactoryResolver(beans));
        SpelExpressionParser parser = new SpelExpressionParser();
        UnaryOperator<String> value = expression -> String.valueOf(parser.parseExpression(expression).getValue(context));
        String page = replace(template, ATTRIBUTE, found -> "lang=\"" + escape(value.apply(found.group(1))) + "\"");
        page = replace(page, TEXT, found -> ">" + escape(value.apply(found.group(1))));
        return replace(page, MARKUP, found -> value.apply(found.group(1)));
    }

    private static String replace(String text, Pattern pattern, java.util.function.Function<MatchResult, String> by) {
        return pattern.matcher(text).replaceAll(found -> java.util.regex.Matcher.quoteReplacement(by.apply(found)));
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
