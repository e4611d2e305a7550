import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import partner.islands.Islands;

/** Fills demo/recipes/thymeleaf/page.html for each case on standard input, with what the helper says: the engine itself is in no registry we reach. */
public class Render {
    public static void main(String[] args) throws Exception {
        ObjectMapper mapper = new ObjectMapper();
        Islands islands = new Islands(System.getenv("DIST"), "/assets/");
        String template = Files.readString(Path.of("demo/recipes/thymeleaf/page.html"));
        List<String> pages = new ArrayList<>();
        for (Object one : mapper.readValue(System.in, List.class)) {
            Map<String, ?> values = mapper.convertValue(one, Map.class);
            Map<String, ?> page = mapper.convertValue(values.get("page"), Map.class);
            String head = islands.head(List.of("sidebar", "user-menu"), page, (String) values.get("nonce"));
            String title = ((String) values.get("title")).replace("&", "&amp;").replace("<", "&lt;");
            pages.add(template
                .replace("th:lang=\"${page.locale}\"", "lang=\"" + page.get("locale") + "\"")
                .replace("<th:block th:utext=\"${@islands.head({'sidebar', 'user-menu'}, page, nonce)}\"/>", head)
                .replace("<th:block th:utext=\"${@islands.props(props)}\"/>", islands.props(values.get("props")))
                .replaceAll(" th:text=\"\\$\\{title}\">Title", ">" + java.util.regex.Matcher.quoteReplacement(title)));
        }
        mapper.writeValue(System.out, pages);
    }
}
